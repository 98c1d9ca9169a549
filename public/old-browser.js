// Browsers that know no modules run this, and nothing else of the shop (index.html).
document.querySelector(".boot-screen").style.display = "none";
document.getElementById("old-browser").removeAttribute("hidden");
